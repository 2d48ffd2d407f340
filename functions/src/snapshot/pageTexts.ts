import type { EarlyNamespace, TextsOf } from '@upper-bracket/shared/earlyPage/earlyScene'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { innerQuotes } from '@upper-bracket/shared/wording/innerQuotes'
import { bracket as bracketEn } from '@upper-bracket/web/locales/en/bracket'
import { commentators as commentatorsEn } from '@upper-bracket/web/locales/en/commentators'
import { common as commonEn } from '@upper-bracket/web/locales/en/common'
import { competition as competitionEn } from '@upper-bracket/web/locales/en/competition'
import { desk as deskEn } from '@upper-bracket/web/locales/en/desk'
import { draft as draftEn } from '@upper-bracket/web/locales/en/draft'
import { errors as errorsEn } from '@upper-bracket/web/locales/en/errors'
import { history as historyEn } from '@upper-bracket/web/locales/en/history'
import { live as liveEn } from '@upper-bracket/web/locales/en/live'
import { matchRoom as matchRoomEn } from '@upper-bracket/web/locales/en/matchRoom'
import { organizers as organizersEn } from '@upper-bracket/web/locales/en/organizers'
import { people as peopleEn } from '@upper-bracket/web/locales/en/people'
import { ranks as ranksEn } from '@upper-bracket/web/locales/en/ranks'
import { schedule as scheduleEn } from '@upper-bracket/web/locales/en/schedule'
import { stages as stagesEn } from '@upper-bracket/web/locales/en/stages'
import { teams as teamsEn } from '@upper-bracket/web/locales/en/teams'
import { tournaments as tournamentsEn } from '@upper-bracket/web/locales/en/tournaments'
import { bracket } from '@upper-bracket/web/locales/ru/bracket'
import { commentators } from '@upper-bracket/web/locales/ru/commentators'
import { common } from '@upper-bracket/web/locales/ru/common'
import { competition } from '@upper-bracket/web/locales/ru/competition'
import { desk } from '@upper-bracket/web/locales/ru/desk'
import { draft } from '@upper-bracket/web/locales/ru/draft'
import { errors } from '@upper-bracket/web/locales/ru/errors'
import { history } from '@upper-bracket/web/locales/ru/history'
import { live } from '@upper-bracket/web/locales/ru/live'
import { matchRoom } from '@upper-bracket/web/locales/ru/matchRoom'
import { organizers } from '@upper-bracket/web/locales/ru/organizers'
import { people } from '@upper-bracket/web/locales/ru/people'
import { ranks } from '@upper-bracket/web/locales/ru/ranks'
import { schedule } from '@upper-bracket/web/locales/ru/schedule'
import { stages } from '@upper-bracket/web/locales/ru/stages'
import { teams } from '@upper-bracket/web/locales/ru/teams'
import { tournaments } from '@upper-bracket/web/locales/ru/tournaments'
import { createInstance } from 'i18next'

type Texts = Readonly<Record<EarlyNamespace, Readonly<Record<string, string>>>>

/** The texts of the interface that pages say before their code is there. */
const resources: Readonly<Record<Language, Texts>> = {
  ru: {
    bracket,
    commentators,
    common,
    competition,
    desk,
    draft,
    errors,
    history,
    live,
    matchRoom,
    organizers,
    people,
    ranks,
    schedule,
    stages,
    teams,
    tournaments,
  },
  en: {
    bracket: bracketEn,
    commentators: commentatorsEn,
    common: commonEn,
    competition: competitionEn,
    desk: deskEn,
    draft: draftEn,
    errors: errorsEn,
    history: historyEn,
    live: liveEn,
    matchRoom: matchRoomEn,
    organizers: organizersEn,
    people: peopleEn,
    ranks: ranksEn,
    schedule: scheduleEn,
    stages: stagesEn,
    teams: teamsEn,
    tournaments: tournamentsEn,
  },
}

const i18n = createInstance({
  lng: 'ru',
  fallbackLng: false,
  resources,
  ns: Object.keys(resources.ru),
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false },
  postProcess: innerQuotes.name,
})
void i18n.use(innerQuotes).init()

/** Returns the texts of the interface in a language. */
export function pageTexts(language: Language): TextsOf {
  return namespace => i18n.getFixedT(language, namespace)
}
