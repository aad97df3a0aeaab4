import ipaddr from 'ipaddr.js'

/** The bits of an IPv6 address that a provider hands to one customer. */
const IPV6_PREFIX = 64

/**
 * The network that an address counts as, for limits: an IPv4 address itself, the /64 of an IPv6 address. With IPv6 every
 * customer has 2^64 addresses, so a limit for each of them would be none.
 */
export function networkOf(address: string) {
  if (!ipaddr.isValid(address)) return address
  // An IPv4 client of a server that listens on IPv6 arrives as ::ffff:203.0.113.7.
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`
}
