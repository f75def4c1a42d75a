// Push notifications: which of a person's browsers get them.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant } from '../fields';

/** Why this installation can't send any: it has no https address, or its key can't be opened. */
export const PUSH_OBSTACLES = ['address', 'key'] as const;
export type PushObstacle = (typeof PUSH_OBSTACLES)[number];

const PushDevice = z.object({
  id: z.uuid(),
  /** What the browser said of itself. */
  user_agent: z.string().nullable(),
  created_at: instant,
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** Where the browser's push service takes messages for it. */
const pushEndpoint = z
  .url()
  .max(2_000)
  .meta({ examples: ['https://fcm.googleapis.com/fcm/send/abc'] });

const PushSubscriptionInput = z.strictObject({
  endpoint: pushEndpoint,
  /** As the browser gives them: its public key, and a secret, in base64url. */
  keys: z.strictObject({
    p256dh: z
      .string()
      .regex(/^[\w-]{87}$/)
      .meta({
        examples: [
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        ],
      }),
    auth: z
      .string()
      .regex(/^[\w-]{22}$/)
      .meta({ examples: ['BTBZMqHH6r4Tts7J_aSIgg'] }),
  }),
});

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/push-subscriptions',
  summary: 'List your browsers that get push notifications, and the key that a new one needs',
  right: 'read own notices',
  response: z.object({
    key: z.string().nullable(),
    obstacle: z.enum(PUSH_OBSTACLES).nullable(),
    devices: z.array(PushDevice),
  }),
});

export const turnOnPush = endpoint({
  method: 'POST',
  path: '/api/push-subscriptions',
  summary: 'Turn on push notifications in this browser. They end when it signs out',
  right: 'read own notices',
  body: PushSubscriptionInput,
});

export const keepPush = endpoint({
  method: 'POST',
  path: '/api/push-subscriptions/keep',
  summary:
    "Tie this browser's push notifications to the current session. Answers 404 when they are off, or someone else's",
  right: 'read own notices',
  body: z.strictObject({ endpoint: pushEndpoint }),
});

export const turnOffPush = endpoint({
  method: 'DELETE',
  path: '/api/push-subscriptions/{id}',
  summary: 'Turn off push notifications in one of your browsers',
  right: 'read own notices',
  params: z.object({ id: id('session') }),
});
