// Clients that write shifts one after the other and repeat, with the same key, what was not answered: as the browser's does.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Pair } from './several-servers';

export interface Writing {
  /** The ids of the shifts that were answered with success. */
  acknowledged: string[];
  /** What was sent again, and why. */
  repeated: string[];
  /** What failed for good. */
  failed: string[];
  stop(): Promise<void>;
}

interface Target {
  url: string;
  cookie: string;
  employeeIds: string[];
  locationId: string;
}

const WAITS_MS = [300, 1_000];
/** After every other date of the journeys. */
const FIRST_DAY = '2028-01-01';
const DAY_MS = 24 * 60 * 60_000;

/** One client for each employee, a shift for each day. */
export function startWriting({ url, cookie, employeeIds, locationId }: Target): Writing {
  const writing = {
    acknowledged: [] as string[],
    repeated: [] as string[],
    failed: [] as string[],
  };
  let stopped = false;

  async function send(body: string, key: string): Promise<{ status: number; text: string }> {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key };
    try {
      const response = await fetch(`${url}/api/shifts`, { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      return { status: 0, text: String(error) };
    }
  }

  async function write(shift: object): Promise<void> {
    const key = randomUUID();
    const body = JSON.stringify(shift);
    let answer = await send(body, key);
    for (const wait of WAITS_MS) {
      if (answer.status !== 0 && answer.status !== 502) break;
      writing.repeated.push(`${answer.status} ${answer.text}`);
      await new Promise((resolve) => setTimeout(resolve, wait));
      answer = await send(body, key);
    }
    if (answer.status === 201) writing.acknowledged.push(JSON.parse(answer.text).id);
    else writing.failed.push(`${answer.status} ${answer.text}`);
  }

  async function work(employeeId: string): Promise<void> {
    for (let day = Date.parse(FIRST_DAY); !stopped; day += DAY_MS) {
      const date = new Date(day).toISOString().slice(0, 10);
      await write({ employeeId, locationId, date, startTime: '07:00', endTime: '09:00' });
    }
  }

  const clients = Promise.all(employeeIds.map(work));
  return {
    ...writing,
    async stop() {
      stopped = true;
      await clients;
    },
  };
}

/** Stops; everything was acknowledged in the end, and is there, once. */
export async function expectEachOnce(writing: Writing, pair: Pair, mail: string): Promise<void> {
  await writing.stop();
  expect(writing.failed).toEqual([]);
  const rows = await pair.sql(
    `select s.id from shifts s join users u on u.email = 'olive${mail}'
     join memberships m on m.user_id = u.id and m.org_id = s.org_id
     where s.local_date >= '${FIRST_DAY}'`,
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(writing.acknowledged.sort());
}
