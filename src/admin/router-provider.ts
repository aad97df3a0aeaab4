import { useCallback } from 'react'
import { type RouterProvider, reactRouterProvider } from 'react-admin'

type Navigate = ReturnType<RouterProvider['useNavigate']>

/**
 * A list writes its filter into the address half a second after the last key. A page that was opened in the meantime, and whose
 * code is still loading, must not lose to that.
 */
function useNavigate(): Navigate {
  const navigate = reactRouterProvider.useNavigate()
  const { pathname } = reactRouterProvider.useLocation()
  return useCallback<Navigate>(
    (to, options) => {
      const isSearchOnly = typeof to === 'object' && to !== null && !to.pathname
      if (isSearchOnly && location.pathname !== pathname) return
      navigate(to, options)
    },
    [navigate, pathname],
  )
}

export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate }
