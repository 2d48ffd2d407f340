import { Problem } from '../../problem.ts'
import type { Method } from './descriptions.ts'

interface RefusalFacts {
  readonly method: Method
  /** The HTTP status; 0 if nothing was answered. */
  readonly status: number
  /** The reason of the error's details, or its canonical status. */
  readonly reason: string
  readonly message: string
  readonly metadata?: Readonly<Record<string, string>>
}

/** An answer of Google's that is not a success. Neither the request nor a token is in it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly facts: RefusalFacts

  constructor(facts: RefusalFacts) {
    super(`${facts.method}: ${facts.status} ${facts.reason} ${facts.message}`)
    this.facts = facts
  }
}

interface Row {
  /** The reason, any if absent. */
  readonly reason?: RegExp
  readonly status?: number
  readonly method?: RegExp
  readonly message?: RegExp
  /** Whether it passes by itself, so that the step is tried again for some minutes. */
  readonly passes?: boolean
  say(facts: RefusalFacts, project: string): string
}

const console_ = 'https://console.cloud.google.com'

/** The first row that fits explains a refusal. */
const rows: readonly Row[] = [
  {
    status: 0,
    passes: true,
    say: ({ message }) => `${message}: check the network, and run the command again.`,
  },
  {
    status: 401,
    say: () => 'The sign-in has expired: run `npx firebase login --reauth`, and this command again.',
  },
  {
    reason: /ACCESS_TOKEN_SCOPE_INSUFFICIENT/,
    say: () =>
      'The sign-in does not cover Google Cloud: run `npx firebase login --reauth`, and allow all that it asks for.',
  },
  {
    reason: /SERVICE_DISABLED/,
    passes: true,
    say: ({ metadata }, project) =>
      `The API ${metadata?.['service'] ?? ''} is not active yet. If that lasts, enable it at ${console_}/apis/library?project=${project}, and run the command again.`,
  },
  {
    message: /terms of service/i,
    say: () =>
      'The terms of Google Cloud and Firebase are not accepted yet: open https://console.firebase.google.com with this account, accept them, and run the command again.',
  },
  {
    reason: /BILLING_DISABLED|BILLING_NOT_ENABLED/,
    say: (_, project) =>
      `The project has no active billing: link an account at ${console_}/billing/linkedaccount?project=${project}, and run the command again.`,
  },
  {
    message: /billing quota/i,
    say: () =>
      'The billing account has as many projects as it may have: unlink one, or ask for more at https://support.google.com/code/contact/billing_quota_increase.',
  },
  {
    method: /projects\.create$/,
    reason: /RESOURCE_EXHAUSTED|QUOTA/,
    say: () =>
      `The account has as many projects as it may have: delete one at ${console_}/cloud-resource-manager, or name an existing one with --project.`,
  },
  {
    message: /billing/i,
    status: 400,
    say: (_, project) =>
      `Google Cloud refuses without billing: see ${console_}/billing/linkedaccount?project=${project}, and run the command again.`,
  },
  {
    status: 429,
    passes: true,
    say: ({ method }) =>
      `Google Cloud takes no more requests for now (${method}): run the command again in some minutes.`,
  },
  {
    method: /projects\.create$/,
    status: 409,
    say: (_, project) =>
      `The name '${project}' is taken. If the project is yours and new, it can be seen within a minute: run the command again; if it is somebody else's, choose another name with --project.`,
  },
  {
    method: /projects\.create$/,
    status: 400,
    say: ({ message }, project) =>
      `Google Cloud takes no project that is called '${project}' ('${message}'): choose another name with --project.`,
  },
  {
    method: /sites\.create$/,
    message: /reserved|already exists/i,
    say: (_, project) =>
      `The address ${project}.web.app is reserved by another project: choose another name with --project.`,
  },
  {
    message: /resourceLocations|location.*(violates|constraint)/i,
    say: () =>
      'Your organization forbids this place: choose another with --location, or ask its administrator.',
  },
  {
    message: /allowedPolicyMemberDomains|not belong to a permitted customer/i,
    say: (_, project) =>
      `Your organization forbids what is public ('Domain restricted sharing'): ask its administrator for an exception for ${project}.`,
  },
  {
    message: /invalid.*location|location.*(invalid|not (found|supported))/i,
    say: () => 'Firestore knows no such place: choose eur3 or europe-west1 with --location.',
  },
  {
    message: /service account.*(does not exist|not found)|unknown service account/i,
    passes: true,
    say: () =>
      'The service account of the functions does not exist yet: run the command again in some minutes.',
  },
  {
    reason: /USER_PROJECT_DENIED/,
    passes: true,
    say: (_, project) =>
      `The account may not use the quota of ${project}: ask an owner for the role Service Usage Consumer.`,
  },
  {
    message: /pending deletion|delete_requested|has been (marked for deletion|deleted)/i,
    say: (_, project) =>
      `The project ${project} is being deleted: restore it at ${console_}/cloud-resource-manager?pendingDeletion=true, or choose another name.`,
  },
  {
    method: /budgets/,
    status: 403,
    say: () =>
      'The account may not see or make budgets: ask for the role Billing Account Costs Manager, or leave the budget out with --budget 0.',
  },
  {
    status: 403,
    say: ({ metadata, method }, project) =>
      `The account may not do this (${metadata?.['permission'] ?? method}): ask for the role Owner of ${project}, or sign in as its owner with \`npx firebase login --reauth\`.`,
  },
  {
    reason: /ABORTED/,
    passes: true,
    say: () => 'Somebody else changes the project at the same time: run the command again.',
  },
  {
    reason: /CONFIGURATION_NOT_FOUND|INTERNAL|UNAVAILABLE|DEADLINE_EXCEEDED/,
    passes: true,
    say: ({ method }) =>
      `Google Cloud is not ready or out of order (${method}): run the command again in some minutes.`,
  },
]

/** Explains a refusal in a sentence with the next thing to do, and whether it may pass by itself. */
export function explained(
  { facts }: Refusal,
  project: string,
): { readonly sentence: string; readonly passes: boolean } {
  const { method, status, reason, message } = facts
  const row = rows.find(
    each =>
      (each.status ?? status) === status &&
      (each.reason?.test(reason) ?? true) &&
      (each.method?.test(method) ?? true) &&
      (each.message?.test(message) ?? true),
  )
  if (row !== undefined) return { sentence: row.say(facts, project), passes: row.passes ?? false }
  if (status >= 500)
    return {
      sentence: `Google Cloud is out of order (${method}): run the command again in some minutes.`,
      passes: true,
    }
  return {
    sentence: `Google Cloud refuses ${method}: '${message}' (${status} ${reason}). Do it at https://console.firebase.google.com/project/${project}, and run the command again.`,
    passes: false,
  }
}

/** Whether a project that was just created can refuse this until its owner is known everywhere. */
export function isBeforeOwner({ facts }: Refusal): boolean {
  return facts.reason.endsWith('PERMISSION_DENIED') && !/terms/i.test(facts.message)
}

/** Whether this says that something is there already. */
export function isRepetition({ facts }: Refusal): boolean {
  return facts.status === 409 || /already/i.test(facts.message)
}

/** Does something with the cloud. @throws Problem that explains a refusal */
export async function explaining<T>(project: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? new Problem(explained(error, project).sentence) : error
  }
}

/** Whether this says that something is not there, or cannot be, because its API is not active or has no billing. */
export function isAbsence(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false
  const { status, reason } = error.facts
  return status === 404 || /SERVICE_DISABLED|BILLING_DISABLED|CONFIGURATION_NOT_FOUND/.test(reason)
}
