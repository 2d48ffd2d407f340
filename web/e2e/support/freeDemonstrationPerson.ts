import { stored } from '../../../functions/test/support/database.ts'
import { forgottenPerson } from '../../../functions/test/support/forgottenPerson.ts'

/** A demonstration person who has no account here, and whose Telegram belongs to nobody. */
export async function freeDemonstrationPerson(key: string) {
  const person = await forgottenPerson(key)
  await stored.telegramChat(person.telegramChatId).delete()
  return person
}
