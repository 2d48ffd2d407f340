import Box from '@mui/material/Box'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'
import { forwardProviderResponse } from './forwardProviderResponse.ts'
import { ReturnMessage } from './ReturnMessage.tsx'

const providers: readonly unknown[] = ['discord', 'steam']

/** If the window has not closed after this time, a message asks the user to close it. */
const closingMs = 500

export function clientLoader({ params }: { params: { provider?: string } }) {
  if (!providers.includes(params.provider)) throw pageNotFound()
  return null
}

/**
 * The redirect target of Discord and Steam, inside the sign-in window. It forwards the response to our function, stores
 * the result for the page that opened the window, and closes.
 */
export default function ProviderReturnPage() {
  const { provider = '' } = useParams()
  const [outcome, setOutcome] = useState<{ problem: AppErrorCode | null; left: boolean } | null>(null)
  const begun = useRef(false)

  const begin = async () => {
    setOutcome(null)
    const { problem, left } = await forwardProviderResponse(provider, location.search)
    if (left) {
      close()
      await new Promise(resolve => setTimeout(resolve, closingMs))
    }
    setOutcome({ problem, left })
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void begin()
  })

  return (
    <Box component="main" sx={{ maxWidth: 480, minHeight: '100dvh', mx: 'auto', px: 2, py: 8 }}>
      <Suspense>
        <ReturnMessage outcome={outcome} onRetry={() => void begin()} />
      </Suspense>
    </Box>
  )
}
