import type { CompetitionSettings } from '../../competition/settings/settingTable.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import type { Bracket } from '../model/bracket.ts'
import { formatOf } from './formatOf.ts'

/** The settings of a competition that say how its bracket is played. */
type FormatSettings = Pick<CompetitionSettings, 'stages' | 'options' | 'bestOf'>

/** The settings that follow a change of a bracket: they take over what differs in its format; null if nothing does. */
export function followedSettings(
  { stages, options, bestOf }: FormatSettings,
  before: Bracket,
  after: Bracket,
): FormatSettings | null {
  const [was, is] = [formatOf(before), formatOf(after)]
  if (isSameValue(was, is)) return null
  return {
    stages: stages.map((plan, index) => following(plan, was.stages[index], is.stages[index])),
    options: following(options, was.options, is.options),
    bestOf: following(bestOf, was.bestOf, is.bestOf),
  }
}

function following<Settings extends object>(settings: Settings, was: object = {}, is: object = {}): Settings {
  const before = new Map(Object.entries(was))
  const differing = Object.entries(is).filter(([field, value]) => !isSameValue(value, before.get(field)))
  const gone = [...before.keys()].filter(field => !(field in is))
  const kept = Object.entries(settings).filter(([field]) => !gone.includes(field))
  return Object.fromEntries([...kept, ...differing]) as Settings
}
