import { createContext, useContext } from 'react'

type MenuState = { isOpen: boolean; setOpen: (open: boolean) => void }

/**
 * Whether the slide-in menu of small screens is open. In react-admin's store it would stay open after a reload, and start
 * open on tablets.
 */
export const MenuState = createContext<MenuState>({ isOpen: false, setOpen: () => {} })
export const useMenuState = () => useContext(MenuState)
