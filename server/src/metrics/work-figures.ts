import type { Registry } from '@prometheus-io/client';
import { TALLIES } from '../tally.ts';
import { counter } from './figures.ts';

/** Registers what this process has done since its start; other processes on the database count separately. */
export function workFigures(registry: Registry): void {
  counter<'source' | 'outcome'>(registry, {
    name: 'pieno_prices_total',
    help: 'Prices that were written, by who said them and what became of them at once.',
    labels: ['source', 'outcome'],
    read: () => TALLIES.prices,
  });
  counter<'kind' | 'outcome'>(registry, {
    name: 'pieno_imports_total',
    help: 'Imports that have ended, by their kind and how.',
    labels: ['kind', 'outcome'],
    read: () => TALLIES.imports,
  });
  counter<'job' | 'outcome'>(registry, {
    name: 'pieno_job_runs_total',
    help: 'Runs of jobs that have ended, by how.',
    labels: ['job', 'outcome'],
    read: () => TALLIES.jobs,
  });
  counter<'outcome'>(registry, {
    name: 'pieno_mails_total',
    help: 'Mails that were tried, by whether they left.',
    labels: ['outcome'],
    read: () => TALLIES.mails,
  });
  counter<'outcome'>(registry, {
    name: 'pieno_pushes_total',
    help: 'Messages to browsers, by what their service made of them: sent, gone, dropped or later.',
    labels: ['outcome'],
    read: () => TALLIES.pushes,
  });
}
