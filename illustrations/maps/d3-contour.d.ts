/** The part of d3-contour that the maps use; the package ships no types. */
declare module 'd3-contour' {
  export interface ContourMultiPolygon {
    type: 'MultiPolygon'
    value: number
    coordinates: [number, number][][][]
  }
  export interface Contours {
    size(size: [number, number]): Contours
    smooth(smooth: boolean): Contours
    contour(values: ArrayLike<number>, threshold: number): ContourMultiPolygon
  }
  export function contours(): Contours
}
