/** Whether a name has what was typed anywhere in it; neither case nor outer spaces matter. */
export function matchesName(name: string, typed: string): boolean {
  return name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())
}
