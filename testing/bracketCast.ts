import { type Person, signUpAll } from './person.ts'

/** Signs up the people who try the callables on brackets. */
export function bracketCast(): Promise<
  Readonly<Record<'owner' | 'administrator' | 'player' | 'stranger', Person>>
> {
  return signUpAll('owner', 'administrator', 'player', 'stranger')
}
