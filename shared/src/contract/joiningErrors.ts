import { requirementCodes } from '../competition/requirements.ts'

/** The errors of everything by which somebody becomes a player. */
export const joiningErrors = [
  'registration-closed',
  'competition-started',
  'competition-over',
  'competition-full',
  'invitation-required',
  ...requirementCodes,
  'answer-required',
  'questions-changed',
] as const
