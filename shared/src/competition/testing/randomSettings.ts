import fc from 'fast-check'
import { settingNames, settingRow, withSetting } from '../settings/settings.ts'
import type {
  CompetitionSettings,
  SettingChanges,
  SettingName,
  SettingRow,
} from '../settings/settingTable.ts'

/** Values for each control that does not list its own. */
export type ControlArbitraries = Readonly<
  Record<Exclude<SettingRow['control'], 'switch' | 'choice'>, fc.Arbitrary<unknown>>
>

/** Draws all settings with random values. */
export function randomSettings(controls: ControlArbitraries): fc.Arbitrary<CompetitionSettings> {
  return someSettings(controls, { required: settingNames }) as fc.Arbitrary<CompetitionSettings>
}

/** Draws some of the settings `from`; `required` ones are always included. */
export function someSettings(
  controls: ControlArbitraries,
  {
    from = settingNames,
    required = [],
  }: { readonly from?: readonly SettingName[]; readonly required?: readonly SettingName[] } = {},
): fc.Arbitrary<SettingChanges> {
  const values = Object.fromEntries(from.map(name => [name, settingValue(settingRow(name), controls)]))
  return fc
    .record(values, { requiredKeys: [...required] })
    .map(chosen =>
      from
        .filter(name => Object.hasOwn(chosen, name))
        .reduce<SettingChanges>((settings, name) => withSetting(settings, name, chosen[name]), {}),
    )
}

function settingValue(row: SettingRow, controls: ControlArbitraries): fc.Arbitrary<unknown> {
  if (row.control === 'switch') return fc.constantFrom(...(row.values ?? [false, true]))
  return row.control === 'choice' ? fc.constantFrom(...row.choices) : controls[row.control]
}
