import * as React from 'react'

// React captures a stack for each element that it creates, for its warnings: a third of the CPU time of these tests. It
// stops when it has captured ten thousand in a second.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})
