import type { CallableName } from './contract.ts'

/**
 * What visitors of a demonstration cannot call: what asks other services, connects accounts, stores pictures, reserves
 * something for good, or leads into a competition whose id is not in the input.
 */
export const outsideDemonstration: ReadonlySet<CallableName> = new Set([
  'linkAccount',
  'unlinkAccount',
  'createTelegramLink',
  'createChatCode',
  'addPushDevice',
  'listStartggEvents',
  'readStartggEvent',
  'setTeamLogo',
  'importLogos',
  'setSponsors',
  'addScreenshot',
  'saveOrganizerPage',
  'followOrganizer',
  'acceptInvitation',
] satisfies CallableName[])
