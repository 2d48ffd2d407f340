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

/** The settings of the form in display order. */
export const formSettings = settingNames.filter(
  (name): name is FormSettingName => settingTable[name].section !== null,
)

/** Returns the row of a setting whose name is known only at run time. */
export function settingRow(name: SettingName): SettingRow {
  return settingTable[name]
}

/** The path of a setting in the document and in the input of a call: `prizes`, `options.rankRequired`. */
export function settingPath(name: SettingName): string {
  const { group } = settingRow(name)
  return group === undefined ? name : `${group}.${name}`
}

const settingsByPath = new Map<string, SettingName>([
  // A problem with a whole group is attributed to its first setting.
  // Not `toReversed`, which the browsers of stream software lack when the module is loaded.
  ...[...settingNames].reverse().map(name => [settingRow(name).group ?? name, name] as const),
  ...settingNames.map(name => [settingPath(name), name] as const),
])

/** Returns the setting at a path; null if there is none. */
export function settingAt(path: string): SettingName | null {
  return settingsByPath.get(path) ?? null
}

type Tree = Readonly<Record<string, unknown>>

/** Returns the value of a setting; undefined if it is not in `settings`. */
export function settingOf<Name extends SettingName>(
  settings: SettingChanges,
  name: Name,
): SettingValue<Name> | undefined {
  const { group } = settingRow(name)
  const fields = (group === undefined ? settings : settings[group]) as Tree | undefined
  return fields?.[name] as SettingValue<Name> | undefined
}

/** Returns the settings with one of them replaced. */
export function withSetting<Settings extends SettingChanges>(
  settings: Settings,
  name: SettingName,
  value: unknown,
): Settings {
  const { group } = settingRow(name)
  const field = group === undefined ? value : { ...settings[group], [name]: value }
  return { ...settings, [group ?? name]: field }
}

/** Returns the named subset of `settings`. */
export function pickSettings(settings: SettingChanges, names: readonly SettingName[]): SettingChanges {
  return names.reduce<SettingChanges>((picked, name) => {
    const value = settingOf(settings, name)
    return value === undefined ? picked : withSetting(picked, name, value)
  }, {})
}

/** The default values of the settings. */
export const settingDefaults = settingNames.reduce<SettingChanges>((defaults, name) => {
  const row = settingRow(name)
  return 'default' in row ? withSetting(defaults, name, row.default) : defaults
}, {}) as SettingDefaults

const groups = [...new Set(settingNames.flatMap(name => settingRow(name).group ?? []))]

/** The settings of a stored competition that has none of them. */
const storedDefaults = settingNames.reduce<SettingChanges>((defaults, name) => {
  const row = settingRow(name)
  return 'storedDefault' in row ? withSetting(defaults, name, row.storedDefault) : defaults
}, settingDefaults)

/** Completes groups of stored settings with the defaults of settings that were added later. */
export function completeGroups(settings: SettingChanges): Pick<SettingDefaults, SettingGroup> {
  const complete = groups.map(group => [
    group,
    { ...storedDefaults[group], ...withCurrentNames({ ...settings[group] }) },
  ])
  return Object.fromEntries(complete) as Pick<SettingDefaults, SettingGroup>
}

/** Replaces the settings of earlier versions, which stored competitions, files, calls and the history may have. */
export function withCurrentNames(options: Tree): Tree {
  const { invitedOnly, ...others } = options
  return invitedOnly === undefined ? options : { entry: invitedOnly ? 'invited' : 'open', ...others }
}

/** Returns the reason why a setting is locked; null if it is not. */
export function lockOf(
  name: SettingName,
  exists: Readonly<Record<SettingLock, boolean>>,
): SettingLock | null {
  return settingRow(name).lockedBy?.find(lock => exists[lock]) ?? null
}

/** Whether the form shows a setting with this control. */
export function hasControl<Control extends SettingRow['control']>(
  name: SettingName,
  control: Control,
): name is SettingsWith<{ readonly control: Control }> {
  return settingRow(name).control === control
}
