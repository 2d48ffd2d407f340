import { announcements } from './announcements.ts'
import { api } from './api.ts'
import { applicants } from './applicants.ts'
import { auth } from './auth.ts'
import { authMail } from './authMail.ts'
import { bracket } from './bracket.ts'
import { chat } from './chat.ts'
import { commentators } from './commentators.ts'
import { common } from './common.ts'
import { competition } from './competition.ts'
import { consent } from './consent.ts'
import { dashboard } from './dashboard.ts'
import { demonstration } from './demonstration.ts'
import { desk } from './desk.ts'
import { draft } from './draft.ts'
import { embed } from './embed.ts'
import { errors } from './errors.ts'
import { format } from './format.ts'
import { games } from './games.ts'
import { guests } from './guests.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { integrations } from './integrations.ts'
import { entering } from './entering.ts'
import { joining } from './joining.ts'
import { live } from './live.ts'
import { matchRoom } from './matchRoom.ts'
import { nextStep } from './nextStep.ts'
import { notifications } from './notifications.ts'
import { organizers } from './organizers.ts'
import { people } from './people.ts'
import { picture } from './picture.ts'
import { player } from './player.ts'
import { profile } from './profile.ts'
import { ranks } from './ranks.ts'
import { readiness } from './readiness.ts'
import { reshaping } from './reshaping.ts'
import { schedule } from './schedule.ts'
import { selfService } from './selfService.ts'
import { settings } from './settings.ts'
import { stages } from './stages.ts'
import { streamTexts } from './streamTexts.ts'
import { teamMenu } from './teamMenu.ts'
import { teams } from './teams.ts'
import { tournaments } from './tournaments.ts'
import { transfer } from './transfer.ts'
import { undelivered } from './undelivered.ts'
import { veto } from './veto.ts'

/** Every text of the interface, by namespace: one for each feature, `common` and `errors`. */
export const ru = {
  announcements,
  api,
  applicants,
  auth,
  authMail,
  bracket,
  chat,
  commentators,
  common,
  competition,
  consent,
  dashboard,
  demonstration,
  desk,
  draft,
  embed,
  errors,
  format,
  games,
  guests,
  history,
  home,
  integrations,
  entering,
  joining,
  live,
  selfService,
  nextStep,
  notifications,
  organizers,
  people,
  picture,
  player,
  profile,
  ranks,
  readiness,
  matchRoom,
  reshaping,
  schedule,
  settings,
  stages,
  streamTexts,
  teamMenu,
  teams,
  tournaments,
  transfer,
  undelivered,
  veto,
} as const
