// The linear programmes, and the only file that knows the solver (HiGHS as WebAssembly, npm `highs`).
import loadHighs, { type Highs } from 'highs';

/** Minimises the cost of the columns, while every row stays within its bounds. */
export interface Lp {
  /** Gives the number of the first one. */
  addColumns(columns: readonly Column[]): number;
  setBounds(column: number, lower: number, upper: number): void;
  /** After a change of bounds `dual` is quicker, after new columns `primal`. */
  solve(simplex?: 'primal' | 'dual'): Solved;
  /** By row: what one more unit of its bound would cost. */
  duals(): Float64Array;
  /** By column. */
  values(): Float64Array;
  /** Frees the memory, which nothing else does. */
  dispose(): void;
}

export interface Solved {
  status: 'solved' | 'impossible' | 'gave up';
  cost: number;
}

export interface Column {
  cost: number;
  lower: number;
  upper: number;
  rows: ArrayLike<number>;
  values: ArrayLike<number>;
}

export interface LpRows {
  lower: Float64Array;
  upper: Float64Array;
  /** Takes whole numbers only, and ends with the first answer rather than the best. */
  integer?: { seed: number; nodes: number; seconds: number };
}

const PRIMAL = 4;
const DUAL = 1;
const FEASIBLE = 2;

let loading: Promise<Highs> | undefined;

/** Loads the solver once, then makes programmes without waiting. */
export async function loadLp(): Promise<(rows: LpRows) => Lp> {
  loading ??= loadHighs();
  const highs = await loading;
  return (rows) => createLp(highs, rows);
}

function createLp(highs: Highs, { lower, upper, integer }: LpRows): Lp {
  const numRows = lower.length;
  const model = highs.createModel({
    numCols: 0,
    numRows,
    colCost: new Float64Array(0),
    colLower: new Float64Array(0),
    colUpper: new Float64Array(0),
    rowLower: lower,
    rowUpper: upper,
    matrix: matrixOf([], numRows),
  });
  model.options.set({ output_flag: false });
  if (integer)
    model.options.set({
      mip_max_improving_sols: 1,
      mip_max_nodes: integer.nodes,
      random_seed: integer.seed,
      time_limit: integer.seconds,
    });
  else model.options.set({ presolve: 'off', solver: 'simplex' });
  let size = 0;
  return {
    addColumns: (columns) => {
      const first = size;
      model.addCols({
        cost: Float64Array.from(columns, ({ cost }) => cost),
        lower: Float64Array.from(columns, (each) => each.lower),
        upper: Float64Array.from(columns, (each) => each.upper),
        matrix: matrixOf(columns, numRows),
      });
      size += columns.length;
      if (integer)
        for (let column = first; column < size; column += 1)
          model.changeColIntegrality(column, highs.constants.variableType.integer);
      return first;
    },
    setBounds: (column, from, to) => {
      model.changeColBounds(column, from, to);
    },
    solve: (simplex = 'primal') => {
      if (!integer) model.options.set({ simplex_strategy: simplex === 'primal' ? PRIMAL : DUAL });
      model.run();
      const isImpossible = model.getModelStatus() === highs.constants.modelStatus.infeasible;
      const isFound = model.info.get('primal_solution_status') === FEASIBLE;
      const status = isImpossible ? 'impossible' : isFound ? 'solved' : 'gave up';
      return { status, cost: model.getObjectiveValue() };
    },
    duals: () => model.getSolution().rowDual,
    values: () => model.getSolution().colValue,
    dispose: () => model.dispose(),
  };
}

function matrixOf(columns: readonly Column[], numRows: number) {
  const starts = new Int32Array(columns.length + 1);
  for (const [at, { rows }] of columns.entries()) starts[at + 1] = starts[at] + rows.length;
  const indices = new Int32Array(starts[columns.length]);
  const values = new Float64Array(indices.length);
  for (const [at, column] of columns.entries()) {
    indices.set(column.rows, starts[at]);
    values.set(column.values, starts[at]);
  }
  return { format: 'csc' as const, numCols: columns.length, numRows, starts, indices, values };
}
