export function startPostgres(): Promise<{
  url: string;
  pid: number;
  stop: () => Promise<void>;
}>;
