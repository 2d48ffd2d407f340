/** Plural forms that Russian has and English has not. */
type RussianForm = `${string}_few` | `${string}_many`

/** The shape that another language has to have: every key of the Russian text, neither more nor fewer. */
export type Translation<Ru> = {
  readonly [Key in keyof Ru as Key extends RussianForm ? never : Key]: string
}
