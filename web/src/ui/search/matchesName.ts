/** Whether a name contains the typed text, ignoring case and outer spaces. */
export function matchesName(name: string, typed: string): boolean {
  return name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())
}
