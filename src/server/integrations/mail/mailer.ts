// Emails go through an SMTP server when one is configured, otherwise into a folder.
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same text for programs that show HTML. */
  html?: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
