import { workerData } from 'node:worker_threads';
import { makeDatabase } from './first-database.ts';
import type { WorkerOptions } from './wire.ts';

// In a thread that ends: creating a database takes hundreds of megabytes, which the thread would keep.

const { folder, template } = workerData as WorkerOptions;
await makeDatabase(folder!, template);
