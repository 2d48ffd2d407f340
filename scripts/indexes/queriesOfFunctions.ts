import type { QueryShape } from './queryShape.ts'
import { below, type Node, placeOf, type SourceFile } from './syntax.ts'

/** What a query is built on, with the conditions that it brings along. */
type Source = Pick<QueryShape, 'collection' | 'group' | 'where' | 'orderBy'>

/**
 * Every query of the functions that filters or sorts, for each collection that it is asked of: where that is handed in
 * by a caller, by all callers.
 *
 * @throws an error with the place of a query that is built in a way this does not understand
 */
export function queriesOfFunctions(files: readonly SourceFile[]): readonly QueryShape[] {
  const reader = new QueryReader(files)
  return files.flatMap(file =>
    file.nodes
      .filter(node => isCondition(node) && !isWithinCondition(node))
      .flatMap(node => reader.sourcesOf(node, file).map(source => ({ at: placeOf(file, node), ...source }))),
  )
}

class QueryReader {
  readonly #files: readonly SourceFile[]
  readonly #collections: ReadonlyMap<string, Source>

  constructor(files: readonly SourceFile[]) {
    this.#files = files
    const documents = files.find(({ name }) => name === 'documents.ts')
    if (documents === undefined) throw new Error('There is no documents.ts')
    this.#collections = collectionsOf(documents)
  }

  sourcesOf(node: Node, file: SourceFile): readonly Source[] {
    const among = (nodes: readonly Node[]) => nodes.flatMap(each => this.sourcesOf(each, file))
    const method = methodOf(node)
    if (method !== null && nameOf(objectOf(node)) === 'documents') {
      const source = this.#collections.get(method)
      if (source !== undefined) return [source]
    } else if (isCondition(node)) {
      return among(below(objectOf(node))).flatMap(source => withCondition(source, node, file))
    } else if (method !== null || nameOf(node['property']) === 'parent') {
      return among(below(method === null ? node['object'] : objectOf(node)))
    } else if (node.type === 'ConditionalExpression') {
      return among([...below(node['consequent']), ...below(node['alternate'])])
    } else if (node.type === 'ArrayExpression') {
      return among(below(node['elements']))
    } else if (node.type === 'Identifier') {
      return this.#sourcesOfName(node, file)
    }
    throw new Error(`${placeOf(file, node)}: it is not understood what this query is asked of`)
  }

  /** A constant, an element of a list that is gone through, or what the callers of a function hand in. */
  #sourcesOfName(use: Node, file: SourceFile): readonly Source[] {
    const name = nameOf(use) ?? ''
    const declared = declarationOf(name, use, file)
    if (declared !== undefined) return this.sourcesOf(declared, file)
    for (let scope = use.parent; scope !== null; scope = scope.parent) {
      const index = below(scope['params']).findIndex(parameter => bindsName(parameter, name))
      if (index < 0) continue
      const parameter = below(scope['params'])[index]
      if (scope.parent?.type === 'CallExpression' && methodOf(scope.parent) === 'map')
        return below(objectOf(scope.parent)).flatMap(list => this.sourcesOf(list, file))
      return this.#callsOf(scope, file).flatMap(({ call, caller }) => {
        const argument = below(call['arguments'])[index]
        const handed = parameter?.type === 'ObjectPattern' ? propertyOf(argument, name, caller) : argument
        return handed === undefined ? [] : this.sourcesOf(handed, caller)
      })
    }
    throw new Error(`${placeOf(file, use)}: it is not understood what '${name}' is`)
  }

  #callsOf(scope: Node, file: SourceFile): readonly { readonly call: Node; readonly caller: SourceFile }[] {
    const name = nameOf(scope['id'])
    const isExported = scope.parent?.type === 'ExportNamedDeclaration'
    const calls = this.#files
      .filter(each => each === file || (isExported && each.text.includes(`/${file.name}'`)))
      .flatMap(caller =>
        caller.nodes
          .filter(node => node.type === 'CallExpression' && name !== null && nameOf(node['callee']) === name)
          .map(call => ({ call, caller })),
      )
    if (calls.length === 0) throw new Error(`${placeOf(file, scope)}: nobody calls this`)
    return calls
  }
}

/** What each entry of `documents` reads from. */
function collectionsOf(file: SourceFile): ReadonlyMap<string, Source> {
  const declared = file.nodes.find(node => nameOf(node['id']) === 'documents' && 'init' in node)
  const object = file.nodes.find(node => node.type === 'ObjectExpression' && isInside(node, declared ?? null))
  const read = below(object?.['properties']).flatMap(property => {
    const name = nameOf(property['key'])
    const [value] = below(property['value'])
    const body =
      value?.type === 'Identifier'
        ? file.nodes.find(node => node.type === 'FunctionDeclaration' && nameOf(node['id']) === name)
        : value
    const call = file.nodes.find(
      node => /^collection(Group)?$/.test(methodOf(node) ?? '') && isInside(node, body ?? null),
    )
    const collection = below(call?.['arguments'])[0]?.['value']
    if (name === null || call === undefined || typeof collection !== 'string') return []
    const group = methodOf(call) === 'collectionGroup'
    return [[name, { collection, group, where: [], orderBy: [] }] as const]
  })
  return new Map(read)
}

function withCondition(source: Source, call: Node, file: SourceFile): readonly Source[] {
  const [field, second] = below(call['arguments'])
  const value = typeof second?.['value'] === 'string' ? second['value'] : ''
  return fieldsOf(field, file).map(name =>
    methodOf(call) === 'where'
      ? { ...source, where: [...source.where, [name, value] as const] }
      : { ...source, orderBy: [...source.orderBy, [name, value === 'desc' ? 'desc' : 'asc'] as const] },
  )
}

/** The name of a field; several where it is a parameter whose type lists them. */
function fieldsOf(node: Node | undefined, file: SourceFile): readonly string[] {
  if (node === undefined) throw new Error(`${file.name}: a condition without a field`)
  if (typeof node['value'] === 'string') return [node['value']]
  if (methodOf(node) === 'documentId') return ['__name__']
  for (let scope = node.parent; scope !== null; scope = scope.parent) {
    const parameter = below(scope['params']).find(each => nameOf(each) === nameOf(node))
    if (parameter === undefined) continue
    const literals = file.nodes.filter(each => each.type === 'TSLiteralType' && isInside(each, parameter))
    const names = literals.map(each => below(each['literal'])[0]?.['value'])
    if (names.length > 0) return names.filter(name => typeof name === 'string')
  }
  throw new Error(`${placeOf(file, node)}: it is not understood which field this is`)
}

/** The value of the constant of that name that is nearest around its use, or of the list that a loop goes through. */
function declarationOf(name: string, use: Node, { nodes }: SourceFile): Node | undefined {
  const declared = nodes.filter(
    node =>
      node.type === 'VariableDeclarator' &&
      nameOf(node['id']) === name &&
      isInside(use, blockOf(node)) &&
      !isInside(use, node),
  )
  const nearest = declared.at(-1)
  const loop = nearest?.parent?.parent
  return loop?.type === 'ForOfStatement' ? below(loop['right'])[0] : below(nearest?.['init'])[0]
}

/** The property of an object that is written as an argument, or as a constant before it. */
function propertyOf(argument: Node | undefined, name: string, file: SourceFile): Node | undefined {
  const object =
    argument?.type === 'Identifier' ? declarationOf(nameOf(argument) ?? '', argument, file) : argument
  const property = below(object?.['properties']).find(each => nameOf(each['key']) === name)
  return below(property?.['value'])[0]
}

function bindsName(parameter: Node, name: string): boolean {
  return (
    nameOf(parameter) === name || below(parameter['properties']).some(each => nameOf(each['value']) === name)
  )
}

function isCondition(node: Node): boolean {
  const method = methodOf(node)
  return (method === 'where' || method === 'orderBy') && below(node['arguments']).length > 0
}

/** Whether further conditions follow in the same chain. */
function isWithinCondition(node: Node): boolean {
  const member = node.parent
  const call = member?.parent
  if (member?.type !== 'MemberExpression' || member['object'] !== node || call == null) return false
  return isCondition(call) || isWithinCondition(call)
}

/** The name of the method that a call calls; null where it calls a plain function, or is no call. */
function methodOf(node: Node): string | null {
  const [callee] = node.type === 'CallExpression' ? below(node['callee']) : []
  return callee?.type === 'MemberExpression' ? nameOf(callee['property']) : null
}

function objectOf(call: Node): unknown {
  return below(call['callee'])[0]?.['object']
}

function nameOf(value: unknown): string | null {
  const [node] = below(value)
  return node?.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : null
}

function isInside(node: Node, around: Node | null): boolean {
  for (let each: Node | null = node; each !== null; each = each.parent) if (each === around) return true
  return false
}

function blockOf(node: Node): Node | null {
  let block = node.parent
  while (block !== null && !/^(BlockStatement|Program|ForOfStatement)$/.test(block.type)) block = block.parent
  return block
}
