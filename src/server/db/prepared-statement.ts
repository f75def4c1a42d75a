// A prepared statement that PostgreSQL describes once on each connection. pg asks for the description of its columns with
// every execution, which takes a sixth of the time of looking up a session.
import pg from 'pg';

interface Statement {
  name: string;
  text: string;
  /** What each connection has prepared. One that an error has ended is never used again. */
  prepared: WeakMap<pg.Connection, Column[]>;
}

interface Column {
  name: string;
  parse(text: string): unknown;
}

/** @param name No other statement of the pool has it. */
export function prepareStatement<T>(name: string, text: string) {
  const statement: Statement = { name, text, prepared: new WeakMap() };
  return async (pool: pg.Pool, values: readonly string[]): Promise<T[]> => {
    const execution = new Execution<T>(statement, values);
    // A pool answers with a promise, whatever its types say.
    await pool.query(execution);
    return execution.rows;
  };
}

/** What pg asks of a query: it sends its messages, and is told the answers in the order in which they come. */
class Execution<T> implements pg.Submittable {
  readonly rows: T[] = [];
  /** Set by the pool, which waits for it. */
  callback: ((error?: Error) => void) | undefined;
  private readonly statement: Statement;
  private readonly values: readonly string[];
  private columns: Column[] = [];
  private connection: pg.Connection | undefined;

  constructor(statement: Statement, values: readonly string[]) {
    this.statement = statement;
    this.values = values;
  }

  submit(connection: pg.Connection): void {
    const { name, text, prepared } = this.statement;
    const columns = prepared.get(connection);
    this.connection = connection;
    this.columns = columns ?? [];
    // Sent together.
    connection.stream.cork();
    if (!columns) {
      connection.parse({ name, text, types: [] }, true);
      connection.describe({ type: 'S', name }, true);
    }
    connection.bind({ statement: name, values: [...this.values] }, true);
    connection.execute({}, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map((field) => ({
      name: field.name,
      parse: pg.types.getTypeParser(field.dataTypeID, 'text'),
    }));
    if (this.connection) this.statement.prepared.set(this.connection, this.columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [at, { name, parse }] of this.columns.entries()) {
      const text = fields[at] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    this.rows.push(row as T);
  }

  handleReadyForQuery(): void {
    this.callback?.();
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }

  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
