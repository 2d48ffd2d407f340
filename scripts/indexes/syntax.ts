import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'

/** A node of a syntax tree, with whatever fields its type has. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly parent: Node | null
  readonly [field: string]: unknown
}

export interface SourceFile {
  readonly name: string
  readonly text: string
  readonly nodes: readonly Node[]
}

/** The sources below a folder, but for tests, with all nodes of each, from the outermost in the order of the text. */
export async function sourceFiles(folder: string): Promise<readonly SourceFile[]> {
  const names = await readdir(folder, { recursive: true })
  const sources = names.filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  return Promise.all(sources.map(async name => sourceFile(name, await readFile(join(folder, name), 'utf8'))))
}

/** @throws an error with the first mistake if the text is no TypeScript */
export function sourceFile(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text, { preserveParens: false })
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`)
  const nodes: Node[] = []
  collect(program, null, nodes)
  return { name: basename(path), text, nodes }
}

/** Where a node stands: `sendDue.ts:26`. */
export function placeOf({ name, text }: SourceFile, node: Node): string {
  return `${name}:${text.slice(0, node.start).split('\n').length}`
}

/** The nodes directly below a node, in one field or a list of it. */
export function below(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(below)
  return isNode(value) ? [value] : []
}

function collect(value: unknown, parent: Node | null, nodes: Node[]): void {
  if (Array.isArray(value)) for (const each of value) collect(each, parent, nodes)
  else if (isNode(value)) {
    Object.assign(value, { parent })
    nodes.push(value)
    for (const [field, child] of Object.entries(value)) if (field !== 'parent') collect(child, value, nodes)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
