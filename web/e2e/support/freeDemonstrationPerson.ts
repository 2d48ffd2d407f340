import { stored } from '../../../testing/database.ts'
import { forgottenPerson } from '../../../testing/forgottenPerson.ts'

/** A demonstration person who has no account here, and whose Telegram belongs to nobody. */
export async function freeDemonstrationPerson(key: string) {
  const person = await forgottenPerson(key)
  await stored.telegramChat(person.telegramChatId).delete()
  return person
}
