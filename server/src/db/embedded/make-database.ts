import { workerData } from 'node:worker_threads';
import { makeDatabase } from './first-database.ts';
import type { WorkerOptions } from './wire.ts';

// A thread of its own, which ends: making a database takes hundreds of megabytes that would stay with the thread.

const { folder, template } = workerData as WorkerOptions;
await makeDatabase(folder!, template);
