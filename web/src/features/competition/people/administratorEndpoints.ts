import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const administratorCalls = api.injectEndpoints({
  endpoints: build => ({
    addAdministrator: callable(build, 'competitions', 'addAdministrator'),
    removeAdministrator: callable(build, 'competitions', 'removeAdministrator'),
    handOver: callable(build, 'competitions', 'handOver'),
  }),
})

export const { useAddAdministratorMutation, useRemoveAdministratorMutation, useHandOverMutation } =
  administratorCalls
