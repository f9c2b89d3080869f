/** Opens what a command works with, runs the work, and closes it again however the work ends. */
export async function withApp<App extends { close(): Promise<void> }, Done>(
  open: () => Promise<App>,
  work: (app: App) => Promise<Done>,
): Promise<Done> {
  const app = await open();
  return work(app).finally(() => app.close());
}
