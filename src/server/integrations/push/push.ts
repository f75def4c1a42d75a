// Push notifications: what the rest of the server knows of them.
import type { PushObstacle } from '#contract/api/push-subscriptions';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** What the browser's service worker gets. Only that browser can read it. */
  text: string;
  urgency: 'low' | 'normal' | 'high';
  /** How long the push service keeps it for a browser that is offline. */
  ttlSeconds: number;
  /** Replaces a message of the same topic that is still waiting. The push service sees it. */
  topic: string;
}

export interface Push {
  /** The public key that browsers subscribe with, or why there is none. */
  readKey(): Promise<{ key: string } | { obstacle: PushObstacle }>;
  /** Whether Muster may write to this address. */
  accepts(endpoint: string): boolean;
  /**
   * Throws when the message should be sent again later. 'refused' means that another try wouldn't help, 'gone' that the
   * browser will never take a message again.
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
}
