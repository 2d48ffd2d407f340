import described from './descriptions.json' with { type: 'json' }

/** A type of a discovery description: a part of JSON Schema, with references by name. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
  readonly items?: Schema
  readonly readOnly?: boolean
}

interface Parameter {
  readonly location: string
  readonly required?: boolean
  readonly pattern?: string
}

/** A method of one of Google's management APIs. */
export interface Description {
  /** The host, such as `serviceusage.googleapis.com`. */
  readonly host: string
  readonly httpMethod: string
  readonly path: string
  readonly parameters: Readonly<Record<string, Parameter>>
  /** The name of the type of the body, if there is one. */
  readonly request?: string
}

export type Method = keyof typeof described.methods

/** The methods that a deployment calls, as Google's discovery service describes them (`describe.ts`). */
export const methods: Readonly<Record<Method, Description>> = described.methods

/** The types of their bodies. */
export const schemas: Readonly<Record<string, Schema>> = described.schemas

/** Returns the address of a method: parameters in the path are inserted into it, others follow as the query. */
export function addressOf(method: Method, values: Readonly<Record<string, string>>): URL {
  const { host, path, parameters } = methods[method]
  const inserted = path.replace(/\{(\+?)(\w+)\}/g, (_, isPath: string, name: string) => {
    const value = values[name] ?? ''
    return isPath === '' ? encodeURIComponent(value) : encodeURI(value)
  })
  const address = new URL(`https://${host}/${inserted}`)
  for (const [name, value] of Object.entries(values))
    if (parameters[name]?.location !== 'path') address.searchParams.set(name, value)
  return address
}
