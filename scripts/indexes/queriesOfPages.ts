import type { QueryShape } from './queryShape.ts'
import { below, type Node, placeOf, type SourceFile } from './syntax.ts'

/**
 * Every list that the pages follow: the objects with `path` and `limit` (`ListSource`), each in all its alternatives.
 * `checkedByValue`: files whose conditions depend on too much to be read here, and whose own tests check the indexes.
 *
 * @throws an error with the place of a list that is written in a way this does not understand
 */
export function queriesOfPages(
  files: readonly SourceFile[],
  checkedByValue: readonly string[],
): readonly QueryShape[] {
  return files.flatMap(file =>
    file.nodes
      .filter(node => node.type === 'ObjectExpression' && fieldOf(node, 'path') !== undefined)
      .flatMap(node => alternatives(node, file).map(fields => ({ node, fields })))
      .filter(({ fields }) => fields.has('limit') && !checkedByValue.includes(file.name))
      .map(({ node, fields }) => ({
        at: placeOf(file, node),
        collection: collectionOf(fields.get('path'), file),
        group: fields.get('group')?.['value'] === true,
        where: pairs(fields.get('where'), file).map(([field, operator]) => [field, operator] as const),
        orderBy: pairs(fields.get('orderBy'), file).map(
          ([field, direction]) => [field, direction === 'desc' ? 'desc' : 'asc'] as const,
        ),
      })),
  )
}

type Fields = ReadonlyMap<string, Node>

/** The fields of an object: one set for each outcome of the conditions by which others are spread into it. */
function alternatives(object: Node, file: SourceFile): readonly Fields[] {
  return below(object['properties']).reduce<readonly Fields[]>(
    (sets, property) => {
      const added =
        property.type === 'SpreadElement'
          ? spread(below(property['argument'])[0], file)
          : [ownField(property)]
      return sets.flatMap(set => added.map(more => new Map([...set, ...more])))
    },
    [new Map()],
  )
}

function spread(argument: Node | undefined, file: SourceFile): readonly Fields[] {
  if (argument?.type === 'ConditionalExpression')
    return [...below(argument['consequent']), ...below(argument['alternate'])].flatMap(each =>
      spread(each, file),
    )
  if (argument?.type === 'ObjectExpression') return alternatives(argument, file)
  throw new Error(`${file.name}: it is not understood what is spread into a list`)
}

function ownField(property: Node): Fields {
  const name = below(property['key'])[0]?.['name']
  const [value] = below(property['value'])
  return new Map(typeof name === 'string' && value !== undefined ? [[name, value]] : [])
}

function fieldOf(object: Node, name: string): Node | undefined {
  return below(object['properties']).find(each => below(each['key'])[0]?.['name'] === name)
}

/** The last part of a path: written out, or returned by a function of the same file. */
function collectionOf(path: Node | undefined, file: SourceFile): string {
  const written = path?.type === 'CallExpression' ? constant(below(path['callee'])[0], file) : path
  const template = written?.type === 'ArrowFunctionExpression' ? below(written['body'])[0] : written
  const end = template?.type === 'TemplateLiteral' ? lastText(template) : template?.['value']
  const name = typeof end === 'string' ? end.split('/').at(-1) : undefined
  if (!name) throw new Error(`${file.name}: it is not understood which collection a list is of`)
  return name
}

function lastText(template: Node): unknown {
  const raw = below(template['quasis']).at(-1)?.['value']
  return typeof raw === 'object' && raw !== null && 'raw' in raw ? raw.raw : undefined
}

/** The first two texts of each condition, or of each field that is sorted by. */
function pairs(list: Node | undefined, file: SourceFile): readonly (readonly [string, string])[] {
  if (list === undefined) return []
  const written = list.type === 'Identifier' ? constant(list, file) : list
  if (written?.type !== 'ArrayExpression')
    throw new Error(`${placeOf(file, list)}: it is not understood by what this list is narrowed or sorted`)
  return below(written['elements']).map(element => {
    const pair = element.type === 'TSAsExpression' ? below(element['expression'])[0] : element
    const [first, second] = below(pair?.['elements']).map(each => each['value'])
    if (typeof first !== 'string' || typeof second !== 'string')
      throw new Error(`${placeOf(file, element)}: it is not understood what this condition is`)
    return [first, second]
  })
}

function constant(use: Node | undefined, { nodes }: SourceFile): Node | undefined {
  const declared = nodes.find(
    node => node.type === 'VariableDeclarator' && below(node['id'])[0]?.['name'] === use?.['name'],
  )
  return below(declared?.['init'])[0]
}
