/** A browser takes longer to create its first date format than to render with it, so it is not created while rendering. */
export function createDateFormat(): void {
  void new Intl.DateTimeFormat('ru')
}
