import * as z from 'zod'

// The parts of Google's and Telegram's answers that a deployment reads.

export const projectForm = z.object({ name: z.string(), state: z.string() })
export const accountsForm = z.object({
  billingAccounts: z
    .array(
      z.object({ name: z.string(), displayName: z.string().default(''), open: z.boolean().default(false) }),
    )
    .default([]),
})
export const billingForm = z.object({
  billingAccountName: z.string().default(''),
  billingEnabled: z.boolean().default(false),
})
export const servicesForm = z.object({
  services: z.array(z.object({ config: z.object({ name: z.string() }) })).default([]),
  nextPageToken: z.string().default(''),
})
export const databaseForm = z.object({
  locationId: z.string(),
  pointInTimeRecoveryEnablement: z.string().default(''),
  deleteProtectionState: z.string().default(''),
})
export const backupsForm = z.object({ backupSchedules: z.array(z.unknown()).default([]) })
export const appsForm = z.object({
  apps: z.array(z.object({ appId: z.string(), state: z.string().default('ACTIVE') })).default([]),
})
export const signInForm = z.object({
  signIn: z
    .object({
      email: z
        .object({ enabled: z.boolean().default(false), passwordRequired: z.boolean().default(false) })
        .optional(),
    })
    .optional(),
  authorizedDomains: z.array(z.string()).default([]),
  notification: z
    .object({
      sendEmail: z
        .object({
          callbackUri: z.string().default(''),
          method: z.string().default('DEFAULT'),
          smtp: z.object({ host: z.string().default('') }).optional(),
        })
        .optional(),
    })
    .optional(),
  client: z
    .object({ permissions: z.object({ disabledUserSignup: z.boolean().default(false) }).optional() })
    .optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().default(false) }).optional(),
})
export const secretsForm = z.object({
  secrets: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: z.string().default(''),
})
export const versionsForm = z.object({ versions: z.array(z.unknown()).default([]) })
export const budgetsForm = z.object({
  budgets: z
    .array(
      z.object({
        name: z.string(),
        displayName: z.string().default(''),
        amount: z
          .object({ specifiedAmount: z.object({ units: z.string().default('') }).optional() })
          .optional(),
        notificationsRule: z.object({ pubsubTopic: z.string().default('') }).optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().default(''),
})
const recordSetsForm = z
  .array(
    z.object({
      records: z
        .array(
          z.object({
            domainName: z.string(),
            type: z.string(),
            rdata: z.string(),
            requiredAction: z.string().default(''),
          }),
        )
        .default([]),
    }),
  )
  .default([])
export const domainForm = z.object({
  hostState: z.string().default(''),
  ownershipState: z.string().default(''),
  cert: z.object({ state: z.string().default('') }).optional(),
  requiredDnsUpdates: z.object({ desired: recordSetsForm, discovered: recordSetsForm }).optional(),
})
export const functionsForm = z.object({
  functions: z
    .array(
      z.object({
        serviceConfig: z
          .object({ environmentVariables: z.record(z.string(), z.string()).default({}) })
          .default({ environmentVariables: {} }),
      }),
    )
    .default([]),
})
export const siteForm = z.object({ appId: z.string().default('') })
export const channelForm = z.object({ release: z.object({ message: z.string().default('') }).optional() })
export const webhookForm = z.object({ url: z.string() })
