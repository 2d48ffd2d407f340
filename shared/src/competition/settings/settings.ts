import {
  type FormSettingName,
  type SettingChanges,
  type SettingDefaults,
  type SettingGroup,
  type SettingLock,
  type SettingName,
  type SettingRow,
  type SettingsWith,
  type SettingValue,
  settingTable,
} from './settingTable.ts'

export const settingNames = Object.keys(settingTable) as readonly SettingName[]

/** The settings of the form, in its order. */
export const formSettings = settingNames.filter(
  (name): name is FormSettingName => settingTable[name].section !== null,
)

/** The row of a setting, by a name that is known only at run time. */
export function settingRow(name: SettingName): SettingRow {
  return settingTable[name]
}

/** Where the document and the input of a call have a setting: `prizes`, `options.rankRequired`. */
export function settingPath(name: SettingName): string {
  const { group } = settingRow(name)
  return group === undefined ? name : `${group}.${name}`
}

const settingsByPath = new Map<string, SettingName>([
  // A problem of a whole group belongs to its first setting.
  ...settingNames.toReversed().map(name => [settingRow(name).group ?? name, name] as const),
  ...settingNames.map(name => [settingPath(name), name] as const),
])

/** The setting at a path; null if there is none. */
export function settingAt(path: string): SettingName | null {
  return settingsByPath.get(path) ?? null
}

type Tree = Readonly<Record<string, unknown>>

/** The value of a setting; undefined if it is not among `settings`. */
export function settingOf<Name extends SettingName>(
  settings: SettingChanges,
  name: Name,
): SettingValue<Name> | undefined {
  const { group } = settingRow(name)
  const fields = (group === undefined ? settings : settings[group]) as Tree | undefined
  return fields?.[name] as SettingValue<Name> | undefined
}

/** The same settings with one of them changed. */
export function withSetting<Settings extends SettingChanges>(
  settings: Settings,
  name: SettingName,
  value: unknown,
): Settings {
  const { group } = settingRow(name)
  const field = group === undefined ? value : { ...settings[group], [name]: value }
  return { ...settings, [group ?? name]: field }
}

/** Those of `settings` that are named. */
export function pickSettings(settings: SettingChanges, names: readonly SettingName[]): SettingChanges {
  return names.reduce<SettingChanges>((picked, name) => {
    const value = settingOf(settings, name)
    return value === undefined ? picked : withSetting(picked, name, value)
  }, {})
}

/** The values where nothing else is chosen. */
export const settingDefaults = settingNames.reduce<SettingChanges>((defaults, name) => {
  const row = settingRow(name)
  return 'default' in row ? withSetting(defaults, name, row.default) : defaults
}, {}) as SettingDefaults

const groups = [...new Set(settingNames.flatMap(name => settingRow(name).group ?? []))]

/** The groups of settings with defaults for those that were added later. */
export function completeGroups(settings: SettingChanges): Pick<SettingDefaults, SettingGroup> {
  const complete = groups.map(group => [group, { ...settingDefaults[group], ...settings[group] }])
  return Object.fromEntries(complete) as Pick<SettingDefaults, SettingGroup>
}

/** What keeps a setting from being changed; null if nothing does. */
export function lockOf(
  name: SettingName,
  exists: Readonly<Record<SettingLock, boolean>>,
): SettingLock | null {
  return settingRow(name).lockedBy?.find(lock => exists[lock]) ?? null
}

/** Whether the form shows a setting by this control. */
export function hasControl<Control extends SettingRow['control']>(
  name: SettingName,
  control: Control,
): name is SettingsWith<{ readonly control: Control }> {
  return settingRow(name).control === control
}
