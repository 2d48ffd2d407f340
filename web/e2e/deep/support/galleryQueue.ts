import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import type { ApplicantState } from '@upper-bracket/shared/entry/applicant'
import { contactsOf } from '@upper-bracket/shared/player/contacts'
import { stored } from '../../../../testing/database.ts'
import { freshId, hour, seededCompetition } from '../../../../testing/seededCompetition.ts'
import { type GalleryPeople, madeUpPlayers, teamName } from './galleryPeople.ts'

const reachable = {
  realName: 'Анна Волкова',
  steamProfileURL: 'https://steamcommunity.com/id/wolf',
  messagingURL: 'https://t.me/wolf_anna_example',
  discordID: '80351110224678912',
}

/** A team with which a captain asks to enter, whose last member has no rank. */
const aTeam = (index: number) => ({
  teamId: freshId(),
  name: teamName(index),
  discordLink: null,
  members: ['Кот Бегемот', 'Росомаха из Северного Заречья', 'Лис'].map((name, number) => ({
    uid: `guest-${freshId()}`,
    name,
    rankTier: number === 2 ? null : 54 - number * 11,
  })),
})

/** A competition with approval and questions: people and captains in each state of its queue. */
export async function queuedTestCompetition({
  owner,
  player,
  called,
  commentator,
  administrator,
}: GalleryPeople): Promise<string> {
  const now = Date.now()
  const { competitionId } = await seededCompetition({
    owner,
    players: madeUpPlayers('dota', 9),
    competition: {
      name: 'Кубок с отбором',
      places: { players: 10, teams: 2 },
      questions: [
        {
          text: 'На какой роли играете?',
          choices: ['Керри', 'Мидер', 'Сложная', 'Поддержка'],
          required: true,
        },
        {
          text: 'Расскажите, в каких турнирах вы играли и с кем: так нам проще собрать команды',
          choices: [],
          required: false,
        },
      ],
      options: {
        ...settingDefaults.options,
        entry: 'approval',
        minAge: 16,
        rankRequired: true,
        wholeTeams: true,
      },
    },
  })
  const states: readonly ApplicantState[] = [
    { state: 'requested' },
    { state: 'requested' },
    { state: 'requested' },
    { state: 'waiting', ticket: 2 },
    { state: 'waiting', ticket: 1 },
    { state: 'confirming', confirmUntil: now + hour },
    { state: 'declined', cause: 'organizer', reason: 'В этот раз только игроки из нашего города' },
  ]
  const made = madeUpPlayers('dota', 9 + states.length).slice(9)
  await Promise.all(
    states.map(async (state, index) => {
      const { uid: madeUp = '', displayName = '', rankTier = null } = made[index] ?? {}
      const uid = ({ 0: player, 3: called, 5: commentator, 6: administrator }[index] ?? { uid: madeUp }).uid
      await stored.applicant(competitionId, uid).set({
        changes: 0,
        ...contactsOf(uid, index % 2 === 0 ? reachable : { ...reachable, realName: '', messagingURL: '' }),
        displayName: index === 1 ? `${displayName} Непобедимый из Северного Заречья` : displayName,
        photoURL: null,
        rankTier: index === 2 ? null : rankTier,
        steamProfileURL: index % 2 === 0 ? reachable.steamProfileURL : '',
        askedAt: now - index * hour,
        joinId: freshId(),
        statedAge: 16,
        answers: [
          { question: 'На какой роли играете?', answer: 'Керри' },
          ...(index % 2 === 0
            ? [{ question: 'Ваш город?', answer: 'Заречный, а раньше жили в Усть-Каменогорске' }]
            : []),
        ],
        ...((index === 1 || index === 3) && { team: aTeam(index) }),
        ...state,
      })
    }),
  )
  const entryQueue = {
    requested: 3,
    confirming: 1,
    waiting: [1, 2],
    teams: { requested: 1, confirming: 0, waiting: [2] },
    askedAt: now,
    toldAt: now,
  }
  await stored.competition(competitionId).update({ entryQueue })
  return competitionId
}
