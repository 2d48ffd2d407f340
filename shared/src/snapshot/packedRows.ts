export type Packed = string | number | boolean | null | readonly Packed[] | { readonly [key: string]: Packed }

/** How a value is packed. `row` is the row of the value; while unpacking it contains only the fields listed before. */
export interface Field<Value, Row> {
  readonly pack: (value: Value, row: Row) => Packed
  readonly unpack: (packed: Packed, row: Row) => Value
}

/** One entry for each field of a row. Fields that are not listed are not packed. */
export type Fields<Row> = { readonly [Key in keyof Row]-?: Field<Exclude<Row[Key], undefined>, Row> }

/** The values of all rows, column by column, which compresses better than row by row; `count` is the number of rows. */
export interface PackedRows {
  readonly count: number
  readonly columns: Readonly<Record<string, Column>>
}

/** A column of single-line texts is joined into one text, which saves quotes. */
type Column = readonly Packed[] | string

/** Stands for a missing value; no field packs a value as this. */
const absent = { '': 0 } as const

export function packRows<Row extends object>(rows: readonly Row[], fields: Fields<Row>): PackedRows {
  const columns = entriesOf(fields).flatMap(([key, field]) => {
    const column = rows.map(row => packedValue(row, key, field))
    return column.every(value => value === absent) ? [] : [[key, joined(column)] as const]
  })
  return { count: rows.length, columns: Object.fromEntries(columns) }
}

export function unpackRows<Row extends object>(
  { count, columns }: PackedRows,
  fields: Fields<Row>,
): readonly Row[] {
  const entries = entriesOf(fields).flatMap(([key, field]) => {
    const column = columns[String(key)]
    return column === undefined ? [] : [[key, field, valuesOf(column)] as const]
  })
  return Array.from({ length: count }, (_, index) => {
    const row = {} as Row
    for (const [key, field, column] of entries) unpackInto(row, key, field, column[index])
    return row
  })
}

/** Packs a row as the values of its fields in their order, without those that are missing at the end. */
export function rowField<Row extends object>(fields: Fields<Row>): Field<Row, unknown> {
  return {
    pack: row => {
      const values = entriesOf(fields).map(([key, field]) => packedValue(row, key, field))
      return values.slice(0, values.findLastIndex(value => value !== absent) + 1)
    },
    unpack: packed => {
      const row = {} as Row
      for (const [index, [key, field]] of entriesOf(fields).entries()) {
        unpackInto(row, key, field, (packed as readonly Packed[])[index])
      }
      return row
    },
  }
}

/** The values of a column. */
export function valuesOf(column: Column | undefined): readonly Packed[] {
  return typeof column === 'string' ? column.split('\n') : (column ?? [])
}

function packedValue<Row, Key extends keyof Row>(row: Row, key: Key, field: Field<Row[Key], Row>): Packed {
  return row[key] === undefined ? absent : field.pack(row[key], row)
}

function unpackInto<Row, Key extends keyof Row>(
  row: Row,
  key: Key,
  field: Field<Row[Key], Row>,
  packed: Packed | undefined,
): void {
  if (packed !== undefined && !isAbsent(packed)) row[key] = field.unpack(packed, row)
}

function joined(column: readonly Packed[]): Column {
  const areLines = column.every(value => typeof value === 'string' && !value.includes('\n'))
  return areLines ? column.join('\n') : column
}

function isAbsent(packed: Packed): boolean {
  return typeof packed === 'object' && packed !== null && '' in packed
}

function entriesOf<Row>(fields: Fields<Row>) {
  return Object.entries(fields) as [keyof Row, Field<Row[keyof Row], Row>][]
}
