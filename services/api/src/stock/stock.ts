import type { CarInput } from 'shared-contracts/entities/car';

/** What the database adds to a car by itself. */
type Derived =
  'id' | 'slug' | 'path' | 'dealership_id' | 'dealership_slug' | 'location' | 'created_at' | 'updated_at';

/** A car as a source gives it. Missing fields read as null or their default. */
export type StockCar = Omit<CarInput, Derived> & {
  /** ISO 8601; when the car came into stock. `unknownListing` when missing. */
  created_at?: string;
  /** Slug of the location the car stands on. */
  location_slug?: string | null;
};

/** A car of a source that knows its own identities, such as demo stock. */
export interface SeedCar {
  /** Unique within source and dealership, and the same at every run. */
  identity: string;
  dealershipSlug: string;
  car: StockCar;
}

/** A row of an import that cannot become a car. */
export interface RefusedRow {
  /** Physical line of the file, 1-based, where the row begins. */
  line: number;
  reason: string;
}

/** Something about a row that was imported: a cell that was left out, or what its sender should look at. */
export interface RowNotice {
  /** Physical line of the file, 1-based, where the row begins; 1 for the header. */
  line: number;
  text: string;
}

/** What an import did, in rows of the file. */
export interface ImportResult {
  /** Rows in the file, without the header. */
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  refused: RefusedRow[];
  notices: RowNotice[];
  seconds: number;
}

/** How far an import is, in rows or cars. */
export interface ImportProgress {
  phase: 'reading' | 'applying' | 'indexing';
  done: number;
  /** Unknown while the file is being read. */
  total: number | null;
}

/** A file of cars, and how it is read. */
export interface ImportOptions {
  /** Slug of the site; the cars go to its first dealership. */
  site: string;
  /** Path of a CSV, JSON array or NDJSON file. */
  file: string;
  /** Name of a built-in mapping, or path of a mapping file; by the file's header when missing. */
  mapping?: string;
  /** Cars of this source that are missing from the file are withdrawn. The mapping's name when missing. */
  source?: string;
  /** Whether the file may withdraw half of its source's cars or more; else one that does is refused. */
  mayWithdrawMost?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
}

/** What became of the seeded cars. */
export interface SeedResult {
  added: number;
  updated: number;
  unchanged: number;
}

/** Stock of all dealerships. */
export interface Stock {
  /** Resolves when every car of the file can be searched. Rejects with `ImportError` and changes nothing. */
  importFile(options: ImportOptions): Promise<ImportResult>;
  /** Adds or updates cars by identity; repeating it changes nothing. Withdraws none. Resolves when searchable. */
  seed(source: string, cars: Iterable<SeedCar>): Promise<SeedResult>;
  /** Cars on sale by source. */
  counts(): Promise<Record<string, number>>;
  /** Builds the search index anew beside the live one and swaps; resolves with the number of cars. */
  rebuildIndex(): Promise<number>;
  /** Resolves when every change of stock made so far can be searched. */
  indexed(): Promise<void>;
}

/** A file that cannot be imported as a whole: unreadable, unknown format, unknown mapping, unknown site. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
