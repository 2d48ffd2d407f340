/** Plural forms that exist in Russian but not in English. */
type RussianForm = `${string}_few` | `${string}_many`

/** The type of a translation: exactly the keys of the Russian text. */
export type Translation<Ru> = {
  readonly [Key in keyof Ru as Key extends RussianForm ? never : Key]: string
}
