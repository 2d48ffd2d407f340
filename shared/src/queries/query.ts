/** The operators that the queries use. */
export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any'

/** The operator of the condition on each field; `__name__` is the id of a document. */
export type Conditions = Readonly<Record<string, Operator>>

/** A row of a table of queries. It holds everything that decides which indexes the query needs. */
export type Query = {
  readonly where?: Conditions
  /** A query can have one condition of each group in addition. */
  readonly optional?: readonly Conditions[]
  readonly orderBy?: readonly [field: string, direction: 'asc' | 'desc']
} & (
  | { /** A path with its variables in braces. */ readonly collection: string; readonly group?: never }
  | { /** The name of a collection group. */ readonly group: string; readonly collection?: never }
)

/** The name of the collection that a query reads. */
export type CollectionOf<Q extends Query> = Q extends { group: infer Name extends string }
  ? Name
  : Q extends { collection: infer Path extends string }
    ? LastSegment<Path>
    : never

/** The variables of a query's path and the values of its conditions. `Model` is what the documents hold, if known. */
export type QueryParams<Q extends Query, Model = unknown> = {
  readonly [V in Variable<Q['collection']>]: string
} & {
  readonly [F in keyof Q['where']]: Value<Q['where'][F], FieldOf<Model, F>>
} & {
  readonly [F in KeyOf<OptionalOf<Q>>]?: Value<OperatorOf<OptionalOf<Q>, F>, FieldOf<Model, F>>
}

/** A query with its values, in a form that each Firestore client can build. */
export interface ResolvedQuery {
  /** The path of a collection or the name of a collection group. */
  readonly path: string
  readonly isGroup: boolean
  readonly where: readonly (readonly [field: string, operator: Operator, value: unknown])[]
  readonly orderBy: Query['orderBy'] | null
}

/** Puts the values into a query. A value that is undefined leaves out its optional condition. */
export function resolveQuery(query: Query, params: Readonly<Record<string, unknown>>): ResolvedQuery {
  const optional = (query.optional ?? []).flatMap(group => Object.entries(group))
  return {
    path: query.group ?? query.collection.replace(/\{(\w+)\}/g, (_, variable) => String(params[variable])),
    isGroup: query.group !== undefined,
    where: [
      ...Object.entries(query.where ?? {}),
      ...optional.filter(([field]) => params[field] !== undefined),
    ].map(([field, operator]) => [field, operator, params[field]] as const),
    orderBy: query.orderBy ?? null,
  }
}

type LastSegment<Path extends string> = Path extends `${string}/${infer Rest}` ? LastSegment<Rest> : Path

type Variable<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Variable<Rest> : never

type OptionalOf<Q extends Query> = Q extends { optional: readonly (infer Group)[] } ? Group : never

type KeyOf<Union> = Union extends unknown ? keyof Union : never

type OperatorOf<Union, F> = Union extends unknown ? (F extends keyof Union ? Union[F] : never) : never

type FieldOf<Model, F> = unknown extends Model
  ? unknown
  : F extends '__name__'
    ? string
    : F extends `${infer Head}.${infer Rest}`
      ? FieldOf<NonNullable<FieldOf<Model, Head>>, Rest>
      : Model extends unknown
        ? F extends keyof Model
          ? Exclude<Model[F], undefined>
          : never
        : never

type Value<Op, Field> = Op extends '=='
  ? unknown extends Field
    ? string | null
    : Field
  : Op extends 'in'
    ? readonly (unknown extends Field ? string : Field)[]
    : Op extends 'array-contains'
      ? Element<Field>
      : Op extends 'array-contains-any'
        ? readonly Element<Field>[]
        : number

type Element<Field> = unknown extends Field ? string : Field extends readonly (infer E)[] ? E : never
