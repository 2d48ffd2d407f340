import { defineService } from '../actions/defineService.ts'
import { announcerActions } from '../announcements/announcerActions.ts'
import { commentatorActions } from '../commentators/commentatorActions.ts'
import { competitionActions } from '../competitions/competitionActions.ts'
import { sponsorActions } from '../competitions/sponsorActions.ts'
import { guestActions } from '../guests/guestActions.ts'
import { apiKeyActions } from '../integrations/apiKeyActions.ts'
import { webhookActions } from '../integrations/webhookActions.ts'
import { invitationActions } from '../invitations/invitationActions.ts'
import { liveActions } from '../live/liveActions.ts'
import { overlayActions } from '../live/overlayActions.ts'
import { notificationActions } from '../notifications/notificationActions.ts'
import { organizerPageActions } from '../organizerPages/organizerPageActions.ts'
import { readinessActions } from '../readiness/readinessActions.ts'
import { ownGuestActions } from '../transfer/ownGuestActions.ts'
import { startggActions } from '../transfer/startggActions.ts'
import { transferActions } from '../transfer/transferActions.ts'

export const actionsOfCompetitions = {
  ...commentatorActions,
  ...competitionActions,
  ...startggActions,
  ...transferActions,
  ...ownGuestActions,
  ...guestActions,
  ...liveActions,
  ...overlayActions,
  ...sponsorActions,
  ...invitationActions,
  ...readinessActions,
  ...announcerActions,
  ...webhookActions,
  ...apiKeyActions,
  ...notificationActions,
  ...organizerPageActions,
}

export const competitions = defineService('competitions', actionsOfCompetitions)
