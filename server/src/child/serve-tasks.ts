/**
 * Answers the tasks that a `TaskProcess` sends to this process, with one result for each; ends with the server.
 * @param answer never fails: an error is part of its result
 */
export function serveTasks<Task, Result extends { type: string }>(
  answer: (task: Task) => Promise<Result>,
): void {
  // The server handles signals to the process group: it lets a running task finish or ends this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => undefined);
  }
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', (task: Task) => void answer(task).then((result) => process.send!(result)));
  process.send!({ type: 'ready' });
}
