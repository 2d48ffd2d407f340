import type { Webhook, WebhookDelivery } from '@upper-bracket/shared/integrations/webhook'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { competitionList, listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

export type WebhookDocument = Webhook & { readonly id: string }
export type DeliveryDocument = WebhookDelivery & { readonly id: string }

interface Log {
  readonly competitionId: string
  readonly webhookId: string
}

/** How many deliveries of a webhook are shown. */
const shownDeliveries = 50

const webhookApi = api.injectEndpoints({
  endpoints: build => ({
    /** The webhooks of a competition; only its organizers may read them. */
    webhooks: build.query<Live<readonly WebhookDocument[]>, string>({
      ...competitionList<WebhookDocument>('webhooks', webhookLimits.perCompetition),
    }),
    /** The latest deliveries to a webhook, the newest first. */
    webhookDeliveries: build.query<Live<readonly DeliveryDocument[]>, Log>({
      ...listStream<Log, DeliveryDocument>(
        params => ({ query: 'webhookDeliveries', params: { ...params }, limit: shownDeliveries }),
        ({ id, data }) => ({ ...data, id }) as unknown as DeliveryDocument,
      ),
    }),
    addWebhook: callable(build, 'competitions', 'addWebhook'),
    updateWebhook: callable(build, 'competitions', 'updateWebhook'),
    rotateWebhookSecret: callable(build, 'competitions', 'rotateWebhookSecret'),
    setWebhookPaused: callable(build, 'competitions', 'setWebhookPaused'),
    testWebhook: callable(build, 'competitions', 'testWebhook'),
    resendWebhookDelivery: callable(build, 'competitions', 'resendWebhookDelivery'),
    removeWebhook: callable(build, 'competitions', 'removeWebhook'),
  }),
})

export const {
  useWebhooksQuery,
  useWebhookDeliveriesQuery,
  useAddWebhookMutation,
  useUpdateWebhookMutation,
  useRotateWebhookSecretMutation,
  useSetWebhookPausedMutation,
  useTestWebhookMutation,
  useResendWebhookDeliveryMutation,
  useRemoveWebhookMutation,
} = webhookApi
