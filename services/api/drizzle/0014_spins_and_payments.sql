CREATE TABLE "invoice_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"invoice_number" text NOT NULL,
	"contact" jsonb NOT NULL,
	"amount" numeric NOT NULL,
	"processor" text NOT NULL,
	"payment_id" text,
	"lead_id" integer,
	"ip_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"refund_due_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "invoice_payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "spins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"prize" text NOT NULL,
	"wins" boolean NOT NULL,
	"reference" text NOT NULL,
	"lead_id" integer,
	"spun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spins" ADD CONSTRAINT "spins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spins" ADD CONSTRAINT "spins_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_by_ip" ON "invoice_payments" USING btree ("site_slug","ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "invoice_payments_taking" ON "invoice_payments" USING btree ("created_at") WHERE state = 'taking';--> statement-breakpoint
CREATE INDEX "invoice_payments_refunds" ON "invoice_payments" USING btree ("refund_due_at") WHERE refund_due_at is not null;--> statement-breakpoint
CREATE INDEX "invoice_payments_lead" ON "invoice_payments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "spins_lead" ON "spins" USING btree ("lead_id");