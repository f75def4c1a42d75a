// CPU time of this process, and a budget of it.

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export function cpuBudget(seconds: number): () => number {
  const start = cpuSeconds();
  let calls = 0;
  let spent = 0;
  return () => {
    // Asking the system each time would take longer than some steps.
    if (calls % 4 === 0) spent = Math.min(1, (cpuSeconds() - start) / seconds);
    calls += 1;
    return spent;
  };
}

export function residentMegabytes(): number {
  return process.memoryUsage().rss / 2 ** 20;
}
