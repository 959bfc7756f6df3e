/**
 * Answers the tasks that a `TaskProcess` sends to this process, one result for each; it ends with the server.
 * @param answer never fails: what went wrong is told in its result
 */
export function serveTasks<Task, Result extends { type: string }>(
  answer: (task: Task) => Promise<Result>,
): void {
  // Signals to the whole group are for the server, which lets a running task finish or ends this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => undefined);
  }
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', (task: Task) => void answer(task).then((result) => process.send!(result)));
  process.send!({ type: 'ready' });
}
