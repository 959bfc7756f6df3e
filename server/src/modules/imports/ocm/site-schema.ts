/** The part of Open Charge Map's response (`/v3/poi`) that Pieno reads. Most values may be missing. */
import { z } from 'zod/mini';

/**
 * Maximum characters of a text, with room for notes that are removed; a station's own limits are stricter
 * (STATION_MAX).
 */
const TEXT_MAX = 2_000;
const CONNECTIONS_MAX = 1_000;

const text = z.nullish(z.string().check(z.maxLength(TEXT_MAX)));
const number = z.nullish(z.number());

export const OcmSiteSchema = z.object({
  ID: z.int(),
  UsageCost: text,
  StatusTypeID: number,
  StatusType: z.nullish(z.object({ ID: number, IsOperational: z.nullish(z.boolean()) })),
  UsageTypeID: number,
  UsageType: z.nullish(z.object({ ID: number })),
  SubmissionStatusTypeID: number,
  DateLastVerified: text,
  DateLastStatusUpdate: text,
  NumberOfPoints: number,
  OperatorInfo: z.nullish(z.object({ Title: text })),
  AddressInfo: z.object({
    Title: text,
    AddressLine1: text,
    Town: text,
    Postcode: text,
    CountryID: number,
    Country: z.nullish(z.object({ ISOCode: text })),
    Latitude: z.number(),
    Longitude: z.number(),
    ContactTelephone1: text,
    ContactEmail: text,
    RelatedURL: text,
  }),
  Connections: z.nullish(
    z
      .array(
        z.object({
          ConnectionTypeID: number,
          CurrentTypeID: number,
          LevelID: number,
          PowerKW: number,
          Quantity: number,
        }),
      )
      .check(z.maxLength(CONNECTIONS_MAX)),
  ),
});
export type OcmSite = z.infer<typeof OcmSiteSchema>;
