// Figures of the process, under the names that Prometheus dashboards for Node expect.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';

const RESOLUTION_MS = 10;

/** Returns a function that stops the measurement. */
export function addProcessFigures(register: Registry, version: string): () => void {
  const registers = [register];
  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }
  function counter(name: string, help: string, value: () => number): void {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  }

  new Gauge({
    name: 'muster_build_info',
    help: 'Always 1. The labels say which version runs',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.versions.node }, 1);
  const startedAt = Date.now() / 1000 - process.uptime();
  gauge('process_start_time_seconds', 'When the process started, as Unix time', () => startedAt);
  gauge('process_uptime_seconds', 'How long the process has been running', () => process.uptime());
  counter('process_cpu_user_seconds_total', 'Time on the processor in our own code', () =>
    seconds(process.cpuUsage().user),
  );
  counter('process_cpu_system_seconds_total', 'Time on the processor in the kernel', () =>
    seconds(process.cpuUsage().system),
  );
  gauge('process_resident_memory_bytes', 'Memory that the process occupies', () =>
    process.memoryUsage.rss(),
  );
  gauge(
    'nodejs_heap_size_used_bytes',
    'Memory in JavaScript objects',
    () => process.memoryUsage().heapUsed,
  );
  gauge(
    'nodejs_heap_size_total_bytes',
    'Memory reserved for JavaScript objects',
    () => process.memoryUsage().heapTotal,
  );
  gauge(
    'nodejs_external_memory_bytes',
    'Memory in buffers outside JavaScript',
    () => process.memoryUsage().external,
  );
  return addEventLoopDelay(register, gauge);
}

function addEventLoopDelay(
  register: Registry,
  gauge: (name: string, help: string, value: () => number) => void,
): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  // The measured delays include the timer's own interval.
  const percentile = (percent: number) =>
    delays.count === 0 ? 0 : Math.max(0, delays.percentile(percent) / 1e9 - RESOLUTION_MS / 1000);
  gauge(
    'nodejs_eventloop_lag_p50_seconds',
    'How late the event loop was half of the time, since the last scrape',
    () => percentile(50),
  );
  new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'How late the event loop was in the worst hundredth, since the last scrape',
    registers: [register],
    collect() {
      this.set(percentile(99));
      delays.reset();
    },
  });
  return () => void delays.disable();
}

function seconds(microseconds: number): number {
  return microseconds / 1e6;
}
