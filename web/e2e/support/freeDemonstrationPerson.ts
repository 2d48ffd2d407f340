import { stored } from '../../../functions/test/support/database.ts'
import { demonstrationPersons } from '../../../scripts/stand-ins/demonstrationPersons.ts'

/** Somebody whom the stand-ins know, with accounts there that belong to nobody here: other tests may have used them. */
export async function freeDemonstrationPerson(key: string) {
  const person = demonstrationPersons.find(each => each.key === key)
  if (person === undefined) throw new Error(`No demonstration person ${key}`)
  await Promise.all([
    stored.identity('discord', person.discordId).delete(),
    stored.identity('steam', person.steamId).delete(),
    stored.telegramChat(person.telegramChatId).delete(),
  ])
  return person
}
