// Calls the addresses below BASE, whose responses differ. Prints the result of each call as JSON.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
	"time"

	"parlance"
	"parlance/bot"
	"parlance/channel"
	"parlance/developer"
)

type object = map[string]any

var ended = object{}

// note makes a call, and records its result and its duration.
func note[Reply any](name string, call func() (Reply, error)) {
	began := time.Now()
	reply, err := call()
	var how any = reply
	var failed *parlance.CallFailed
	var invalid *parlance.InvalidMessage
	if errors.As(err, &failed) {
		how = object{"status": failed.Status, "told": failed.Message}
		if failed.Status == 0 {
			how = object{"status": nil, "told": failed.Message}
		}
	} else if errors.As(err, &invalid) {
		paths := []string{}
		for _, fault := range invalid.Faults {
			paths = append(paths, fault.Path)
		}
		how = object{"faults": paths}
	} else if err != nil {
		how = object{"wrong": err.Error()}
	}
	ended[name] = object{"how": how, "ms": float64(time.Since(began).Microseconds()) / 1000}
}

func main() {
	base, ctx := os.Args[1], context.Background()
	policy := &parlance.Policy{Attempts: 3, IntervalMs: 1000, TimeoutMs: 1000}
	event := bot.ProviderEvent{Event: "INVITE_AGENT", ID: parlance.Ptr("1"), ClientID: parlance.Ptr("c"), ChatID: "x"}
	message := channel.AgentMessage{Recipient: channel.Recipient{ID: "1"}}
	message.Message.Type, message.Message.Text = "text", parlance.Ptr("Hello")
	to := func(kind string) *bot.BotServiceClient {
		client, err := bot.NewBotServiceClient(base+"/"+kind+"/webhooks/my-bot/a%2Fb", nil)
		if err != nil {
			panic(err)
		}
		return client
	}
	send := func(name string, client *bot.BotServiceClient, event bot.ProviderEvent, retry *parlance.Policy) {
		note(name, func() (any, error) { return client.SendProviderEvent(ctx, event, retry) })
	}
	for _, kind := range []string{"ok", "redirect", "bad", "down", "odd", "html", "empty"} {
		send(kind, to(kind), event, nil)
	}
	for _, kind := range []string{"slow", "silent"} {
		slow := to(kind)
		slow.Timeout = 500 * time.Millisecond
		send(kind, slow, event, nil)
	}
	signing := to("down")
	signing.Secrets = []string{"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}
	send("retried", signing, event, policy)
	send("recovers", to("third"), event, policy)
	customer := channel.UserMessage{Sender: channel.UserMessageSender{ID: "c", Photo: parlance.Ptr(channel.CustomerPhoto("a.png"))}}
	customer.Message.Type, customer.Message.Text = "text", parlance.Ptr(channel.UserTextBody("Hi"))
	service, err := channel.NewChannelServiceClient(base+"/never/r/s", nil)
	if err != nil {
		panic(err)
	}
	note("untrue photo", func() (any, error) { return service.SendUserMessage(ctx, customer, nil) })
	wrong := event
	wrong.ClientID, wrong.ChatID = parlance.Ptr(""), ""
	send("invalid", to("never"), wrong, nil)
	shop := map[string]string{"channel_public_id": "s"}
	kinds := []string{"refused", "misfit"}
	odd, err := strconv.Atoi(os.Args[2])
	for index := 0; index < odd; index++ {
		kinds = append(kinds, fmt.Sprintf("any/%d", index))
	}
	for _, kind := range kinds {
		front, err := channel.NewChannelIntegratorClient(base+"/"+kind, shop)
		if err != nil {
			panic(err)
		}
		note(kind, func() (any, error) { return front.SendAgentMessage(ctx, message, nil) })
	}
	var accepted developer.ChatAcceptedEvent
	if err := json.Unmarshal([]byte(os.Args[3]), &accepted); err != nil {
		panic(err)
	}
	for _, kind := range []string{"declined", "careless"} {
		receiver, err := developer.NewWebhookReceiverClient(base+"/"+kind, nil)
		if err != nil {
			panic(err)
		}
		note(kind, func() (any, error) { return receiver.SendChatAccepted(ctx, accepted, nil) })
	}
	status := func(endpoint string) func() (any, error) {
		return func() (any, error) {
			service, err := channel.NewChannelServiceClient(endpoint, nil)
			if err != nil {
				return nil, err
			}
			return service.GetChannelStatus(ctx, nil)
		}
	}
	note("status", status(base+"/status/r/s"))
	note("nobody", status("http://127.0.0.1:1/r/s"))
	note("address", status("ftp://127.0.0.1/r/s"))
	provider := func(endpoint string, parameters map[string]string) func() (any, error) {
		return func() (any, error) { return bot.NewBotServiceClient(endpoint, parameters) }
	}
	note("too short", provider("http://127.0.0.1/bot", nil))
	note("no token", provider(base, map[string]string{"provider_id": "p", "token": ""}))
	printed, err := parlance.Dump(ended)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(printed))
}
