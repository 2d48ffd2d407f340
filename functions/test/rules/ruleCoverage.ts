import { rulesProjectId } from './rulesProject.ts'

/** One expression of the rules, as the emulator reports it; one that was never evaluated has no values. */
interface ExpressionReport {
  readonly sourcePosition: {
    readonly line: number
    readonly currentOffset?: number
    readonly endOffset: number
  }
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean }; readonly count: number }[]
  readonly children?: readonly ExpressionReport[]
}

interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly content: string }[] }
  readonly report?: readonly ExpressionReport[]
}

export interface RuleCoverage {
  /** One line for people. */
  readonly summary: string
  /** `line: expression` of what was never evaluated. */
  readonly unvisited: readonly string[]
  /** `line: expression` of the conditions that never gave true, or never anything but true. */
  readonly oneSided: readonly string[]
}

/** What the requests since the rules were loaded have visited of `firestore.rules`. */
export async function readRuleCoverage(): Promise<RuleCoverage> {
  const { FIRESTORE_EMULATOR_HOST: host } = process.env
  const answer = await fetch(`http://${host}/emulator/v1/projects/${rulesProjectId}:ruleCoverage`)
  if (!answer.ok) throw new Error(`The emulator gives no rule coverage: ${answer.status}`)
  const { rules, report = [] } = (await answer.json()) as CoverageReport
  const source = rules.files[0]?.content ?? ''
  const expressions = report.flatMap(withChildren)
  const unvisited = expressions.filter(({ values = [] }) => values.length === 0)
  const lines = new Set(expressions.map(({ sourcePosition }) => sourcePosition.line))
  return {
    summary: `firestore.rules: ${expressions.length - unvisited.length} of ${expressions.length} expressions evaluated, on ${lines.size} lines`,
    unvisited: unvisited.map(expression => quote(source, expression)),
    oneSided: report.filter(isOneSided).map(expression => quote(source, expression)),
  }
}

function withChildren(expression: ExpressionReport): ExpressionReport[] {
  return [expression, ...(expression.children ?? []).flatMap(withChildren)]
}

/** `allow …: if true` is meant to know one side only. */
function isOneSided({ values = [], children = [] }: ExpressionReport): boolean {
  const results = values.map(({ value }) => value.boolValue)
  const granted = results.includes(true)
  const refused = results.some(result => result !== true)
  return children.length > 0 && !(granted && refused)
}

function quote(source: string, { sourcePosition }: ExpressionReport): string {
  const { line, currentOffset = 0, endOffset } = sourcePosition
  return `${line}: ${source.slice(currentOffset, endOffset)}`
}
