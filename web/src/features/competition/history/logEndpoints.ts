import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import { actionsOn, type LogTopic } from '@upper-bracket/shared/audit/logTopic'
import { api } from '#platform/api/api.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { Cursor } from '#platform/streams/listSnapshot.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

export type LogDocument = LogEntry & { readonly id: string }

/**
 * The page starts after the last entry of the previous page and, if there is a next page, ends with its own last entry.
 */
interface LogPage {
  readonly competitionId: string
  /** Null for the entries of all topics. */
  readonly topic: LogTopic | null
  readonly after: Cursor | null
  readonly until: Cursor | null
}

export const entriesPerPage = 30

/** The maximum that the rules allow. A page with a next page shows all entries that appear in between. */
const maxEntries = 100

const logApi = api.injectEndpoints({
  endpoints: build => ({
    /**
     * The entries, newest first. Until its end is known, a page contains one entry more, to find out whether there is a
     * next page.
     */
    logEntries: build.query<Live<readonly LogDocument[]>, LogPage>({
      ...listStream(
        ({ competitionId, topic, after, until }: LogPage) => ({
          query: 'logEntries',
          params: { competitionId, ...(topic !== null && { action: actionsOn(topic) }) },
          after,
          until,
          limit: until === null ? entriesPerPage + 1 : maxEntries,
        }),
        ({ id, data }) => ({ ...data, id }) as LogDocument,
      ),
    }),
  }),
})

export const { useLogEntriesQuery } = logApi
