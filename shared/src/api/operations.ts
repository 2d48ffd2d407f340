import { actionOperations } from './actionOperations.ts'
import type { Operation, WebhookDescription } from './operation.ts'
import { readOperations } from './readOperations.ts'
import { webhookDescriptions } from './webhookDescriptions.ts'

/** All operations of the API, by their ids. */
export const operations: Readonly<Record<string, Operation>> = { ...readOperations, ...actionOperations }

/** The messages that the API sends, by their names. */
export const webhooks: Readonly<Record<string, WebhookDescription>> = webhookDescriptions
